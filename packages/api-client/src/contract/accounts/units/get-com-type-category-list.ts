import { limits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';

/** The legal forms of organisations, each under its kind, titled in the language of the request. */
export const getComTypeCategoryList = endpoint('user/getComTypeCategoryList', {
  method: 'GET',
  summary: 'Legal forms of organisations',
  input: z.strictObject({ organization_category: z.string().max(limits.category_length_max).optional() }),
  output: z.object({
    items: z.array(z.object({ id: z.string(), title: z.string(), organization_category: z.string() })),
  }),
  access: { to: 'anyone' },
  example: {
    input: { organization_category: 'society' },
    output: {
      items: [{ id: 'trade-association', title: '行业协会', organization_category: 'society' }],
    },
  },
});
