import { limits } from '@skillcert/core';
import { z } from 'zod';
import { id, line, moment, requiredLine } from '../../fields.js';

/** The expert's statements about their work. */
export const expertWork = {
  employer: line(limits.expert_employer_length_max),
  title: line(limits.expert_title_length_max),
  specialities: z.array(requiredLine(limits.speciality_length_max)).max(limits.specialities_max, 'too_long'),
  /** Years in the profession. */
  years: z.number().int('invalid').min(0, 'too_small').max(limits.expert_years_max, 'too_big').nullable(),
};

const expertFile = z.object({ file_id: id, title: z.string(), created_at: moment });

/** The work profile of an expert. Of the account for fees only the end of its number is ever shown. */
export const expertInfo = z.object({
  user_id: id,
  name: z.string(),
  ...expertWork,
  bank: z.string(),
  account_name: z.string(),
  account_number_masked: z.string(),
  files: z.array(expertFile),
  expert_assign_limit: z.number().int().nullable(),
  expert_deadline: moment.nullable(),
  updated_at: moment.nullable(),
});

/** The work profile of an expert. */
export type ExpertInfo = z.infer<typeof expertInfo>;

/** The example that the calls of experts share. */
export const expertInfoExample = {
  user_id: 14,
  name: '顾明哲',
  employer: '浦江软件有限公司',
  title: '高级工程师',
  specialities: ['软件架构', '信息安全'],
  years: 12,
  bank: '中国工商银行上海徐汇支行',
  account_name: '顾明哲',
  account_number_masked: '***************0123',
  files: [{ file_id: 180143985099555, title: '高级工程师证书', created_at: '2026-11-20T08:00:00Z' }],
  expert_assign_limit: 6,
  expert_deadline: '2027-11-20T00:00:00Z',
  updated_at: '2026-11-20T08:00:00Z',
} satisfies ExpertInfo;
