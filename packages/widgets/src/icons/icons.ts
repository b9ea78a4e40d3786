/** The icons, each a constant of its own: what is not drawn falls out of a build. */

/** An icon on a 24 grid: one stroked path, or `[stroked, filled]`. */
export type IconShape = string | readonly [stroked: string, filled: string]

export const banIcon: IconShape = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM5.7 5.7l12.6 12.6'
export const bankIcon: IconShape = 'M3 9.5 12 4l9 5.5zM4 20h16M6 10v7M10 10v7M14 10v7M18 10v7'
export const barcodeIcon: IconShape = 'M4 5v14M7 5v14M10.5 5v14M13 5v14M17 5v14M20 5v14'
export const bellIcon: IconShape = 'M6 16v-5a6 6 0 0 1 12 0v5l1.5 2h-15zM10 21h4'
export const boltIcon: IconShape = 'M13 3 5 13.5h6L10 21l8.5-11H12z'
export const boxIcon: IconShape = 'M12 3 4 7v10l8 4 8-4V7zM4 7l8 4 8-4M12 11v10'
export const calendarIcon: IconShape = 'M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4'
export const cartIcon: IconShape =
  'M3 4h2.2l2.3 11h10.3l2.2-8H6.2M7.6 19.5a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0zM15.1 19.5a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0z'
export const chatIcon: IconShape = 'M4 5h16v11h-9l-4.5 4v-4H4zM8 9h8M8 12h5'
export const checkIcon: IconShape = 'm5 12.5 4.5 4.5L19 7.5'
export const chevronDownIcon: IconShape = 'm6 9 6 6 6-6'
export const chevronLeftIcon: IconShape = 'm15 6-6 6 6 6'
export const chevronRightIcon: IconShape = 'm9 6 6 6-6 6'
export const chevronUpIcon: IconShape = 'm6 15 6-6 6 6'
export const circleCheckIcon: IconShape = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM8 12.3l2.8 2.8L16 9.5'
export const clipboardIcon: IconShape = 'M8 5H5.5v16h13V5H16M9 3h6v4H9z'
export const clockIcon: IconShape = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM12 7v5.2l3.3 2'
export const closeIcon: IconShape = 'm6 6 12 12M18 6 6 18'
export const copyIcon: IconShape = 'M8 8h12v12H8zM16 8V4H4v12h4'
export const downloadIcon: IconShape = 'M12 4v11.5M7 11l5 5 5-5M4 16v4h16v-4'
export const editIcon: IconShape = 'M4 20v-4L15.5 4.5l4 4L8 20zM13 7l4 4'
export const eyeOffIcon: IconShape =
  'M4 4l16 16M9.5 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.6M6 7.5C3.8 9.3 2.5 12 2.5 12S6 18.5 12 18.5c1.5 0 2.8-.4 4-1'
export const eyeIcon: IconShape =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0z'
export const fileIcon: IconShape = 'M6 3h8l4.5 4.5V21H6zM14 3v5h4.5'
export const filterIcon: IconShape = 'M4 6h16M7 12h10M10 18h4'
export const forkIcon: IconShape = 'M12 21v-7L5 7M12 14l7-7M5 12V7h5M14 7h5v5'
export const globeIcon: IconShape =
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18'
export const gridIcon: IconShape = 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z'
export const halfDiscIcon: IconShape = ['M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0z', 'M12 3a9 9 0 0 1 0 18z']
export const hashIcon: IconShape = 'M5 9h15M4 15h15M10 4 8 20M16 4l-2 16'
export const heartIcon: IconShape =
  'M12 20S4 15 4 9.2C4 6.6 6 5 8 5c1.8 0 3.2 1 4 2.5C12.8 6 14.2 5 16 5c2 0 4 1.6 4 4.2C20 15 12 20 12 20z'
export const homeIcon: IconShape = 'M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6'
export const infoIcon: IconShape = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM12 11v5.5M12 7.6v.1'
export const keyboardIcon: IconShape =
  'M4.5 6h15a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM6.5 10h.1M10 10h.1M13.5 10h.1M17 10h.1M8 14h8'
export const listIcon: IconShape = 'M4 6h16M4 12h16M4 18h16'
export const keyIcon: IconShape = 'M4 15a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM11 12l8-8M16 7l2.5 2.5M14 9l2 2'
export const lockIcon: IconShape = 'M5 11h14v9.5H5zM8 11V7.5a4 4 0 0 1 8 0V11'
export const mailIcon: IconShape = 'M3 5.5h18v13H3zM3.5 6.5l8.5 7 8.5-7'
export const menuIcon: IconShape = 'M4 7h16M4 12h16M4 17h16'
export const moreIcon: IconShape = [
  '',
  'M3.9 12a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0zM10.4 12a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0zM16.9 12a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0z',
]
export const octagonIcon: IconShape = 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.5v5.5M12 16.2v.1'
export const percentIcon: IconShape =
  'M6 18 18 6M5 7.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM14 16.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z'
export const phoneIcon: IconShape =
  'M5 4h4l1.5 4.5-2.2 1.7a12 12 0 0 0 5.5 5.5l1.7-2.2L20 15v4c0 .6-.5 1-1 1C11 20 4 13 4 5c0-.5.4-1 1-1z'
export const pinIcon: IconShape =
  'M12 21s7-6 7-11.5a7 7 0 0 0-14 0C5 15 12 21 12 21zM9.5 9.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z'
export const plugIcon: IconShape = 'M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4'
export const printerIcon: IconShape = 'M7 9V3.5h10V9M7 17H3.5V9h17v8H17M7 14h10v6.5H7z'
export const redoIcon: IconShape = 'm16 5 4 4-4 4M20 9H10a6 6 0 0 0 0 12h3'
export const refreshIcon: IconShape = 'M20 5v5h-5M4 19v-5h5M19.5 10A8 8 0 0 0 5.5 7.5M4.5 14a8 8 0 0 0 14 2.5'
export const returnArrowIcon: IconShape = 'M9 8 4.5 12.5 9 17M4.5 12.5H15a4.5 4.5 0 0 0 0-9h-2'
export const ringIcon: IconShape = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0z'
export const searchIcon: IconShape = 'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0zM16 16l4.5 4.5'
export const slidersIcon: IconShape =
  'M4 7h8M16 7h4M4 17h4M12 17h8M12 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM8 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0z'
export const speakerIcon: IconShape =
  'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11'
export const stopIcon: IconShape = 'M6.5 6.5h11v11h-11z'
export const storeIcon: IconShape = 'M3 20V9l9-5 9 5v11M7.5 20v-7h9v7M7.5 16.5h9'
export const swapIcon: IconShape = 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4'
export const tagIcon: IconShape = 'M3.5 11.5V4h7.5L20.5 13.5 13 21zM8 8.5v.1'
export const toTopIcon: IconShape = 'M12 20V7M6 12l6-6 6 6M5 3.5h14'
export const trashIcon: IconShape = 'M4 7h16M9 7V4h6v3M6.5 7l1 13.5h9l1-13.5M10 11v6M14 11v6'
export const triangleIcon: IconShape = 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.1'
export const truckIcon: IconShape =
  'M2.5 6h11.5v11H2.5zM14 10h4l3.5 3.5V17H14M5 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM15.5 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0z'
export const undoIcon: IconShape = 'M8 5 4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3'
export const uploadIcon: IconShape = 'M12 16V4.5M7 9l5-5 5 5M4 16v4h16v-4'
export const userIcon: IconShape = 'M8.4 8a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0zM5 20c.7-4 3.5-6 7-6s6.3 2 7 6'
export const usersIcon: IconShape =
  'M5.8 8.5a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0zM3 19.5c.5-3.5 2.8-5.5 6-5.5s5.5 2 6 5.5M15.5 5.6a3.2 3.2 0 0 1 0 5.8M17.5 14.5c2 .7 3.2 2.5 3.5 5'
