import type { OutgoingSms } from '../sms-gateway.js';

/** A code on its way, as tests send it. */
export const outgoing = (changes: Partial<OutgoingSms> = {}): OutgoingSms => ({
  out_no: '180143985120777-1',
  phone: '13800010001',
  template: 'verify_code',
  language: 'zh',
  params: { code: '123456', minutes: '5' },
  text: '【测试中心】验证码 123456',
  attempt: 1,
  ...changes,
});
