/** The person whom miniflare's simulation of Cloudflare Access signs in on this machine. */
const OWNER = 'sample.owner@patang.example'
const AUDIENCE = 'this-machine'

/** The desk's configuration on this machine: an application, an owner who is signed in, and a colleague. */
export const SAMPLE_DESK = {
  access: { aud: AUDIENCE, identity: { email: OWNER } },
  vars: {
    ACCESS_TEAM: 'this-machine',
    ACCESS_AUD: AUDIENCE,
    DESK_OWNERS: OWNER,
    DESK_SALES: 'sample.planner@patang.example',
  },
}
