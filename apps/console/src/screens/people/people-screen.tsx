import '@skillcert/ui/tabs.css';
import { Tabs } from '@skillcert/ui';
import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../messages/words-state.js';
import { ScreenPage } from '../../shell/screen-page.js';
import { AccountList } from './accounts/account-list.js';
import { EnrolmentList } from './enrolments/enrolment-list.js';
import { ErasureList } from './erasures/erasure-cards.js';
import { ExportList } from './exports/export-list.js';

const views = {
  enrolments: EnrolmentList,
  accounts: AccountList,
  erasures: ErasureList,
  exports: ExportList,
} as const;

const isView = (text: string | null): text is keyof typeof views => text !== null && text in views;

/** Every candidate of every class, the accounts that candidates registered, who asks to be erased, and who took their data as a file. */
export function PeopleScreen() {
  const { t } = useWords();
  const [params, setParams] = useSearchParams();
  const chosen = params.get('view');
  const view = isView(chosen) ? chosen : 'enrolments';
  const List = views[view];
  return (
    <ScreenPage>
      <Tabs
        label={t('people.views')}
        value={view}
        // Page and filters are those of one list: the other begins anew.
        onValueChange={(next) => setParams({ view: next }, { replace: true })}
        items={(['enrolments', 'accounts', 'erasures', 'exports'] as const).map((id) => ({
          id,
          label: t(`people.view.${id}`),
          ...(id === view ? { content: <List /> } : {}),
        }))}
      />
    </ScreenPage>
  );
}
