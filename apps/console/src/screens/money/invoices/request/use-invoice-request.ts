import type { InputOf } from '@skillcert/api-client';
import {
  accountDigits,
  checkInvoiceTitle,
  type InvoiceTitle,
  type InvoiceTitleField,
  normaliseCreditCode,
} from '@skillcert/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { toaster } from '../../../../client/toaster.js';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { useKeyed } from '../../../../client/use-keyed.js';
import { useWords } from '../../../../messages/words-state.js';
import { useRequiredClass } from '../../../../shell/use-required-class.js';

const empty: InvoiceTitle = {
  kind: 'ordinary',
  title_type: 'unit',
  title: '',
  tax_no: '',
  address: '',
  phone: '',
  bank: '',
  account_number: '',
};

/** A buyer as the check of the core wants it. */
const tidied = (typed: InvoiceTitle): InvoiceTitle => ({
  ...typed,
  title: typed.title.trim(),
  tax_no: normaliseCreditCode(typed.tax_no),
  account_number: accountDigits(typed.account_number),
});

/** The form that asks for one invoice over payments of a unit: its buyer typed, or out of the title book. */
export const useInvoiceRequest = (payment_ids: readonly number[]) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const { class_id } = useRequiredClass();
  const book = useCallQuery('payment/fetchInvoiceTitles', {});
  const [typed, setTyped] = useState(empty);
  const [titleId, setTitleId] = useState<number>();
  const [keep, setKeep] = useState(true);
  const [asked, setAsked] = useState(false);
  const keyed = useKeyed();
  const { kind, ...buyer } = tidied(typed);
  const problems = titleId === undefined ? checkInvoiceTitle({ kind, ...buyer }) : {};

  const input = (): InputOf<'payment/requestInvoice'> => ({
    class_id,
    payment_ids: [...payment_ids],
    kind,
    ...(titleId === undefined
      ? { buyer: { from: 'typed', ...buyer }, keep: keep && book.data?.keeps === true }
      : { buyer: { from: 'book', title_id: titleId } }),
  });

  return {
    typed,
    problems: asked ? problems : {},
    change: (field: InvoiceTitleField, text: string) => setTyped((last) => ({ ...last, [field]: text })),
    titles: book.data?.items ?? [],
    keeps: book.data?.keeps === true,
    titleId,
    choose: setTitleId,
    keep,
    setKeep,
    removeTitle: async (title_id: number) => {
      await attempt(() => call('payment/removeInvoiceTitle', { title_id }));
      setTitleId(undefined);
      await book.refetch();
    },
    send: async (): Promise<boolean> => {
      setAsked(true);
      if (Object.keys(problems).length > 0) return false;
      const answer = await attempt(() => keyed('payment/requestInvoice', input()));
      await queries.invalidateQueries({ queryKey: ['payment'] });
      if (!answer) return false;
      toaster.show({
        tone: 'success',
        message: t('invoices.asked', { request_no: answer.request_no }),
      });
      return true;
    },
  };
};
