import { defaultGroupSms } from '@skillcert/core';
import { afterEach, describe, expect, it } from 'vitest';
import { findTemplate, missingTemplates, readProviderTemplates, valuesOf } from './provider-templates.js';
import { templateKey } from './template-key.js';
import { openGatewayFiles } from './testing/gateway-files.js';

describe('the templates of a gateway', () => {
  const opened: { remove: () => void }[] = [];
  afterEach(() => {
    for (const files of opened.splice(0)) files.remove();
  });
  const read = (templates?: object) => {
    const files = openGatewayFiles('secret', templates);
    opened.push(files);
    return readProviderTemplates(files.templates_file, defaultGroupSms);
  };
  const code = { zh: { id: 'SMS_1', params: ['code'] } };

  it('are named by their message, each case of an occasion by itself', () => {
    const written = { params: { status: 'returned' }, template_id: null };
    expect(templateKey({ ...written, template: 'review_result' })).toBe('review_result.returned');
    expect(templateKey({ ...written, template: 'ticket' })).toBe('ticket.other');
    expect(templateKey({ ...written, template: 'enrolled' })).toBe('enrolled');
    expect(templateKey({ params: {}, template: 'group', template_id: 'news' })).toBe('group.news');
  });

  it('are found in the language that is asked for, else in another', () => {
    const templates = read({ verify_code: { ...code, en: { id: 'SMS_2' } } });
    expect(findTemplate(templates, 'verify_code', 'en')?.id).toBe('SMS_2');
    expect(findTemplate(templates, 'verify_code', 'zh')?.id).toBe('SMS_1');
    expect(findTemplate(templates, 'verify_code', 'es')?.id).toMatch(/SMS_[12]/);
    expect(findTemplate(templates, 'enrolled', 'zh')).toBeUndefined();
  });

  it('are that of any case where a case of a review has none yet, and never another message', () => {
    const templates = read({
      verify_code: code,
      'review_result.other': { zh: { id: 'SMS_3' } },
      'ticket.other': { zh: { id: 'SMS_4' } },
    });
    expect(findTemplate(templates, 'review_result.sooner', 'zh')?.id).toBe('SMS_3');
    expect(findTemplate(templates, 'ticket.changed', 'zh')).toBeUndefined();
    expect(missingTemplates((key) => key in templates, defaultGroupSms)).toContain('review_result.sooner');
  });

  it('report nothing missing if all exist, and name the missing ones', () => {
    const all = read();
    expect(missingTemplates((key) => findTemplate(all, key, '') !== undefined, defaultGroupSms)).toEqual([]);
    const few = read({ verify_code: code });
    const missing = missingTemplates((key) => findTemplate(few, key, '') !== undefined, defaultGroupSms);
    expect(missing).toContain('review_result.returned');
    expect(missing).toContain('group.news');
    expect(missing).not.toContain('verify_code');
  });

  it.each([
    ['no file', undefined, /holds no usable list/],
    ['a number that is none', { verify_code: { zh: { id: 7 } } }, /holds no usable list/],
    ['a language that we do not speak', { verify_code: { fr: { id: 'SMS_1' } } }, /holds no usable list/],
    ['what nobody says', { verify_code: code, greeting: code }, /nothing is said by greeting/],
    ['no code', { enrolled: code }, /verify_code is missing/],
  ])('refuse %s', (_, templates, problem) => {
    const wrong = () =>
      templates ? read(templates) : readProviderTemplates('/nowhere/sms.json', defaultGroupSms);
    expect(wrong).toThrow(problem);
  });

  it('are filled in their order, and a missing value is empty', () => {
    const template = { id: 'SMS_1', params: ['b', 'a', 'c'], cut: 3 };
    expect(valuesOf(template, { a: 'abcd', b: '一二三' })).toEqual([
      ['b', '一二三'],
      ['a', 'ab…'],
      ['c', ''],
    ]);
  });
});
