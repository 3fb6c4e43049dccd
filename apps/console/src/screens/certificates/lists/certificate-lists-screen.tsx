import { Banner, Button } from '@skillcert/ui';
import { lazy, Suspense, useState } from 'react';
import { choiceFilter, searchFilter } from '../../../lists/filters.js';
import { FullList } from '../../../lists/full-list.js';
import { useWords } from '../../../messages/words-state.js';
import { ScreenPage } from '../../../shell/screen-page.js';
import { BatchDialog } from './batch-dialog.js';
import { useCertificateColumns } from './use-certificate-columns.js';
import { certificateStates, useCertificateLists } from './use-certificate-lists.js';

const CertificateDrawer = lazy(async () => ({
  default: (await import('../detail/certificate-drawer.js')).CertificateDrawer,
}));

/** The certificates of the active class: one person takes the numbers, another issues. */
export function CertificateListsScreen() {
  const { t } = useWords();
  const list = useCertificateLists();
  const columns = useCertificateColumns();
  const [asked, setAsked] = useState<{ readonly step: 'prepare' | 'issue'; readonly count: number }>();
  const { class_id, toPrepare, toIssue, toOthers } = list;
  return (
    <ScreenPage
      description={t('certificates.about')}
      actions={
        <>
          {toPrepare > 0 && (
            <Button onClick={() => setAsked({ step: 'prepare', count: toPrepare })}>
              {t('certificates.prepare_all', { count: toPrepare })}
            </Button>
          )}
          {toIssue > 0 && (
            <Button variant="primary" onClick={() => setAsked({ step: 'issue', count: toIssue })}>
              {t('certificates.issue_all', { count: toIssue })}
            </Button>
          )}
        </>
      }
    >
      {list.isLoaded && !list.isOpen && <Banner tone="info">{t('certificates.not_now')}</Banner>}
      {toOthers > 0 && <Banner tone="info">{t('certificates.others_issue', { count: toOthers })}</Banner>}
      <FullList
        area="certificates"
        filters={[
          searchFilter(t('certificates.search')),
          choiceFilter({
            id: 'status',
            label: t('certificates.state'),
            choices: certificateStates,
            title: (each) => t(`certificates.status.${each}`),
          }),
        ]}
        list={list}
        columns={columns}
        rowId={({ enrolment_id, certificate_id }) => String(certificate_id ?? enrolment_id)}
        rowLabel={({ name }) => name}
        rowActions={(row) =>
          row.certificate_id && (
            <Button
              size="small"
              aria-label={t('certificates.open_named', { name: row.name })}
              onClick={() => list.open(row)}
            >
              {t('certificates.open')}
            </Button>
          )
        }
      />
      {asked && <BatchDialog {...asked} class_id={class_id} onClose={() => setAsked(undefined)} />}
      <Suspense>
        {list.openId !== undefined && (
          <CertificateDrawer key={list.openId} list={list} certificateId={list.openId} />
        )}
      </Suspense>
    </ScreenPage>
  );
}
