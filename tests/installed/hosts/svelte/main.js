import { configure, defineElements } from '@cartwright/widgets/elements'
import { mount } from 'svelte'
import App from './App.svelte'

configure({ apiBase: 'https://shop.example/prod-api', shopUrl: 'https://shop.example' })
void defineElements(['cw-quick-order', 'cw-outlet', 'cw-messages'])
mount(App, { target: document.getElementById('app') })
