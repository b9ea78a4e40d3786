import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithShop } from '../../testing/render-with-shop'
import { PartPicture } from './part-picture'

const tile = () => document.querySelector('[part="picture"]')

it('API-055 a part without a picture shows an empty tile in its place', async () => {
  await renderWithShop(<PartPicture image="" alt="CW-1" />)
  expect(tile()).toBeInTheDocument()
  expect(screen.queryByRole('img')).toBeNull()
})

it('API-055 a picture that cannot be fetched leaves the empty tile', async () => {
  await renderWithShop(<PartPicture image="/pictures/toner-cyan.svg" alt="CW-1" />)
  const picture = screen.getByRole('img', { name: 'CW-1' })
  expect(picture.getAttribute('src')).toMatch(/\/pictures\/toner-cyan\.svg$/)
  fireEvent.error(picture)
  expect(screen.queryByRole('img')).toBeNull()
  expect(tile()).toBeInTheDocument()
})
