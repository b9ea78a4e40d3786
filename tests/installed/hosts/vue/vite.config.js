// vite.config.js
import vue from '@vitejs/plugin-vue'

const isCustomElement = tag => tag.startsWith('cw-')

export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] }
