/** Finds the paragraph on the page and imports it, as the loader does with elements. */
if (document.querySelector('cw-floor')) void import('./floor').then(floor => floor.define())
