import { smsPlaceholders } from '@skillcert/core';
import { z } from 'zod';
import { signUpDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { mailingType, smsAudience } from './sms-record.js';

/**
 * The messages that may be sent to the candidates of a class, and the facts that each requires from the class
 * first.
 */
export const fetchTemplates = endpoint('sms/fetchTemplates', {
  summary: 'Messages that may be sent to the candidates of a class',
  input: z.strictObject({ class_id: id }),
  output: z.object({
    items: z.array(
      z.object({
        template_id: z.string(),
        type: mailingType,
        /** Title and text in the caller’s language, with placeholders in braces. */
        title: z.string(),
        text: z.string(),
        audiences: z.array(smsAudience),
        /** Placeholders of the text for which the class has no value; nobody gets the message before it has one. */
        missing: z.array(z.enum(smsPlaceholders)),
      }),
    ),
  }),
  access: signUpDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: 180143985094819 },
    output: {
      items: [
        {
          template_id: 'exam',
          type: 'notice',
          title: '考试时间与地点',
          text: '{name}您好，“{class_name}”考试时间：{exam_at}，地点：{venue}。请携带身份证件，报名编号：{enrol_no}。',
          audiences: ['approved', 'paid'],
          missing: ['venue'],
        },
      ],
    },
  },
});
