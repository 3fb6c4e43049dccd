import '@skillcert/ui/tabs.css';
import { Tabs } from '@skillcert/ui';
import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../../messages/words-state.js';
import { ScreenPage } from '../../../shell/screen-page.js';
import { AccountList } from './accounts/account-list.js';
import { EnrolmentList } from './enrolments/enrolment-list.js';
import { ErasureList } from './erasures/erasure-cards.js';
import { ExportList } from './exports/export-list.js';
import { type PeopleView, peopleViews } from './people-views.js';

const lists = {
  enrolments: EnrolmentList,
  accounts: AccountList,
  erasures: ErasureList,
  exports: ExportList,
} as const satisfies Record<PeopleView, unknown>;

/**
 * Every candidate of every class, the accounts that candidates registered, the requests for an erasure, and the
 * exports.
 */
export function PeopleScreen() {
  const { t } = useWords();
  const [params, setParams] = useSearchParams();
  const view = peopleViews.find((each) => each === params.get('view')) ?? 'enrolments';
  const List = lists[view];
  return (
    <ScreenPage>
      <Tabs
        label={t('people.views')}
        value={view}
        // Page and filters belong to one list, so another list starts without them.
        onValueChange={(next) => setParams({ view: next }, { replace: true })}
        items={peopleViews.map((id) => ({
          id,
          label: t(`people.view.${id}`),
          ...(id === view ? { content: <List /> } : {}),
        }))}
      />
    </ScreenPage>
  );
}
