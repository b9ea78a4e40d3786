import { configure, defineElements } from '@cartwright/widgets/elements'
import { createApp } from 'vue'
import App from './App.vue'

configure({ apiBase: 'https://shop.example/prod-api', shopUrl: 'https://shop.example' })
void defineElements(['cw-quick-order', 'cw-outlet', 'cw-messages'])
createApp(App).mount('#app')
