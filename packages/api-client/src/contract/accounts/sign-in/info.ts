import { limits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { profile } from './profile.js';

/** The profile of the session. The token of the query counts only where the header is absent. */
export const info = endpoint('user/info', {
  method: 'GET',
  summary: 'Profile, roles and class lists of the session',
  input: z.strictObject({ token: z.string().max(limits.token_length_max).optional() }),
  output: profile,
  access: { to: 'session' },
  refuses: ['session_unknown', 'session_ended', 'session_expired'],
  example: {
    input: { token: 'master-token' },
    output: {
      user_id: 12,
      name: '林秋月',
      avatar: '',
      introduction: '',
      roles: ['master'],
      held_roles: ['master'],
      editor_deadline: null,
      recommend_deadline: null,
      expert_deadline: null,
      expert_assign_limit: null,
      recommend_lists: [],
      score_type: '',
      organization_category: '',
      com_type_category: '',
      recommend_user_id: null,
      recommend_info: null,
      entry: { id: '', title: '' },
      show_recommend: false,
      must_change_password: false,
      must_enrol_factor: false,
      permission_classes: {
        organization_classes: [],
        owner_classes: [180143985094819],
        paid_in_classes: [],
        sign_in_classes: [],
      },
    },
  },
});
