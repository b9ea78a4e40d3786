import { Supplies } from './supplies'

export default function Page() {
  return (
    <main>
      <h1>Supplies</h1>
      <Supplies />
    </main>
  )
}
