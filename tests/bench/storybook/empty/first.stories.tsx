import type { StoryObj } from '@storybook/react-vite'

export default { title: 'First story' }

export const First: StoryObj = { render: () => <p>First story</p> }
