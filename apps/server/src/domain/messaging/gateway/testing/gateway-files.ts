import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultGroupSms, placeholdersOf } from '@skillcert/core';
import { templateKeys } from '../template-key.js';

/** The parameters of the texts for the product's own occasions. */
const paramsOf: Readonly<Record<string, readonly string[]>> = {
  verify_code: ['code', 'minutes'],
  enrolled: ['class_name', 'enrol_no'],
};

/** Every template that there is, in Chinese, with the number that a test knows it by. */
const everyTemplate = () =>
  Object.fromEntries(
    templateKeys(defaultGroupSms).map((key, at) => {
      const group = defaultGroupSms.templates.find(({ id }) => key === `group.${id}`);
      const params = group ? placeholdersOf(group.text.en) : (paramsOf[key] ?? []);
      return [key, { zh: { id: `SMS_${100 + at}`, params } }];
    }),
  );

/** A folder with the operator's files for a gateway; `remove` deletes it. */
export const openGatewayFiles = (secret: string, templates: object = everyTemplate()) => {
  const folder = mkdtempSync(join(tmpdir(), 'skillcert-sms-'));
  const write = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text, { mode: 0o600 });
    return path;
  };
  return {
    key_file: write('key', `${secret}\n`),
    templates_file: write('templates.json', JSON.stringify(templates)),
    remove: () => rmSync(folder, { recursive: true }),
  };
};
