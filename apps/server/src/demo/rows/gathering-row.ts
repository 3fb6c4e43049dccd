import { maskAccountNumber, stageStates } from '@skillcert/core';
import type { Keyring } from '../../platform/crypto/keyring.js';
import type { NewRow } from '../../platform/store/database.js';
import type { PlannedClass } from '../classes/demo-plan.js';

const account = '6222021001116245123';

/** How a class of the demo collects its fees, until a week before its exam. Drafts have not said so yet. */
export const gatheringRow = (
  { status, dates }: PlannedClass,
  { class_id, qr_file }: { readonly class_id: number; readonly qr_file: number },
  keyring: Keyring,
): NewRow<'gathering'>[] =>
  stageStates.plan.includes(status)
    ? []
    : [
        {
          class_id,
          qr_file,
          pay_until: new Date(dates.exam_at.getTime() - 7 * 86_400_000),
          methods: ['bank_transfer', 'sandbox'],
          note: '转账时请在附言中填写报名编号',
          bank: '中国工商银行上海徐汇支行',
          account_name: '华东技术咨询协会',
          account_number_enc: keyring.seal('account_number', account),
          account_number_masked: maskAccountNumber(account),
          updated_at: dates.created_at,
        },
      ];
