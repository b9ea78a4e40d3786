// Checks the order of the folders of a package: `arrows.json` lists rows of folders, and a folder imports only those of earlier rows.
// Folders of one row do not know each other. Files at the root of `src` are not counted. No files import each other in a circle.

const folderOf = path => (path.includes('/') ? path.slice(0, path.indexOf('/')) : undefined)

/**
 * @param {{ from: string, to: string, line: number }[]} imports of a package
 * @param {string[][]} rows of `arrows.json`, the lowest one first
 * @returns {{ from: string, to: string, line: number }[]} the imports that lead upwards or sideways
 */
export function findWrongArrows(imports, rows) {
  const rowOf = new Map(rows.flatMap((row, at) => row.map(folder => [folder, at])))
  return imports.filter(({ from, to }) => {
    const [importer, imported] = [folderOf(from), folderOf(to)]
    if (importer === undefined || imported === undefined || importer === imported) return false
    return rowOf.get(imported) >= rowOf.get(importer)
  })
}

/**
 * @param {{ from: string, to: string, line: number }[]} imports of a package
 * @returns {{ from: string, to: string, line: number }[]} those of files that import each other, or lead from one such circle to another
 */
export function findCircles(imports) {
  const [importers, imported] = [new Set(imports.map(({ from }) => from)), new Set(imports.map(({ to }) => to))]
  const left = imports.filter(({ from, to }) => importers.has(to) && imported.has(from))
  return left.length === imports.length ? left : findCircles(left)
}

/**
 * @param {string[]} folders of a package
 * @param {string[][]} rows
 * @returns {string[]} one line for each folder without a row, and for each name in a row that is no folder
 */
export function findFoldersWithoutRow(folders, rows) {
  const listed = rows.flat()
  return [
    ...folders.filter(folder => !listed.includes(folder)).map(folder => `${folder}: stands in no row of arrows.json`),
    ...listed.filter(name => !folders.includes(name)).map(name => `${name}: stands in arrows.json, but is no folder`),
  ]
}
