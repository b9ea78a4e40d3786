/**
 * One real server with the demo data for all widget tests of a run, unless only projects run that need none.
 * `CW_TEST_SERVER` names one that runs already, or is `off` for a run of tests that need none, such as those of the primitives.
 */
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the API without slash at the end: `http://127.0.0.1:40123/prod-api`. */
    apiBase: string
    /** Where tests read mailed codes and captchas; see `openTestDesk`. */
    desk: string
  }
}

/** Projects of `vitest.config.ts` that draw no component with a shop of its own, or have a server of their own. */
const WITHOUT_SERVER = /^widgets-(browser|elements|node)\b/

export default async function setup(project: TestProject) {
  const given = process.env.CW_TEST_SERVER
  if (given === 'off' || project.vitest.projects.every(({ name }) => WITHOUT_SERVER.test(name))) return
  if (given) return project.provide('apiBase', `${given}/prod-api`)
  const { leaveNothing, openTestDesk, startTestServer } = await import('@cartwright/server/testing')
  // The pretended page tells its origin, and is a browser that tells nothing else.
  const server = await startTestServer({ trustProxy: 1, allowedOrigins: ['http://localhost:3000'] })
  project.provide('apiBase', `${server.url}/prod-api`)
  const desk = await openTestDesk(server)
  project.provide('desk', desk.url)
  return async () => {
    await desk.close()
    await server.close()
    await leaveNothing()
  }
}
