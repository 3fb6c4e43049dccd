import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id, moment } from '../../fields.js';

/** A device that is signed in. */
const ownSession = z.object({
  session_id: id,
  /** Whether it is the one that asks. */
  is_current: z.boolean(),
  /** The browser's description of itself at sign-in. */
  user_agent: z.string(),
  address: z.string(),
  created_at: moment,
  last_seen_at: moment,
});

/** A device that is signed in, for its owner. */
export type OwnSession = z.infer<typeof ownSession>;

/** The devices that are signed in with the caller's account, the one seen last first. */
export const fetchSessions = endpoint('user/fetchSessions', {
  summary: 'The devices signed in with one’s own account',
  input: z.strictObject({}),
  output: z.object({ items: z.array(ownSession) }),
  access: { to: 'session' },
  example: {
    input: {},
    output: {
      items: [
        {
          session_id: 180143985094900,
          is_current: true,
          user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0.0.0',
          address: '203.0.113.7',
          created_at: '2026-11-21T01:02:03Z',
          last_seen_at: '2026-11-21T02:10:00Z',
        },
      ],
    },
  },
});
