import { wholeNumber } from '@skillcert/core';
import { handle } from '../../../platform/http/calls/handle.js';
import { listRoster } from './list-roster.js';

export const fetchReportLists = handle(
  'class/fetchReportLists',
  ({ input, services: { store, keyring, programme, now } }) => {
    const { search } = input;
    const found = search ? { search: wholeNumber(programme.numbers, search) } : {};
    return listRoster(store.db, { ...input, ...found }, { keyring, now: now() });
  },
);
