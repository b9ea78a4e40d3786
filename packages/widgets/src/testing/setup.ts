/** Runs before each test file in a pretended browser. */
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(() => cleanup())

// Answers come from a real server, which may share its processor with other tests.
configure({ asyncUtilTimeout: 10_000 })
