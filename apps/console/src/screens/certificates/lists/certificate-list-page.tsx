import type { OutputOf } from '@skillcert/api-client';
import { type CertificateKind, waitingStates } from '@skillcert/core';
import { Banner, Button } from '@skillcert/ui';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { FullList } from '../../../lists/full-list.js';
import { ListToDo } from '../../../lists/list-to-do.js';
import { completeWords, useWords } from '../../../messages/words-state.js';
import { ScreenPage } from '../../../shell/screen-page.js';
import { BatchDialog, type BatchStep } from './batch-dialog.js';
import { areaOf } from './certificate-area.js';
import type { certificateWork } from './certificate-work.js';
import { useCertificateFilters } from './use-certificate-filters.js';
import type { useCertificateUrl } from './use-certificate-url.js';
import type { ListedCertificate } from './use-shared-columns.js';

const CertificateDrawer = lazy(async () => ({
  default: (await import('../detail/certificate-drawer.js')).CertificateDrawer,
}));

const RegistryDrawer = lazy(async () => {
  const [part] = await Promise.all([import('../registry/registry-drawer.js'), completeWords('sheet')]);
  return { default: part.RegistryDrawer };
});

type RegistryCounts = OutputOf<'certificate/fetchCertificateLists'>['registry_counts'];
type Work = ReturnType<typeof certificateWork>;

interface CertificateActionsProps {
  readonly work: Work;
  readonly registers: boolean;
  readonly onAsk: (step: BatchStep) => void;
  readonly onRegister: () => void;
}

/** The next steps of all certificates that wait for them. */
function CertificateActions({ work, registers, onAsk, onRegister }: CertificateActionsProps) {
  const { t } = useWords();
  const { toPrepare, toIssue, mayChange } = work;
  return (
    <>
      {toPrepare > 0 && (
        <Button onClick={() => onAsk('prepare')}>
          {t('certificates.prepare_all', { count: toPrepare })}
        </Button>
      )}
      {toIssue > 0 && (
        <Button variant="primary" onClick={() => onAsk('issue')}>
          {t('certificates.issue_all', { count: toIssue })}
        </Button>
      )}
      {registers && mayChange && <Button onClick={onRegister}>{t('certificates.registry.heading')}</Button>}
    </>
  );
}

interface WorkPartProps {
  readonly kind: CertificateKind;
  readonly list: Work & {
    readonly isSorted: boolean;
    readonly registryCounts?: RegistryCounts | undefined;
  };
}

/** The obstacles: the state of the class, another person's turn, and certificates that nobody issues any more. */
function WorkBanners({ kind, list: { isLoaded, isOpen, toOthers, barred } }: WorkPartProps) {
  const { t } = useWords();
  return (
    <>
      {isLoaded && !isOpen && <Banner tone="info">{t(`${areaOf[kind]}.not_now`)}</Banner>}
      {toOthers > 0 && <Banner tone="info">{t('certificates.others_issue', { count: toOthers })}</Banner>}
      {barred > 0 && <Banner tone="warning">{t('certificates.barred_count', { count: barred })}</Banner>}
    </>
  );
}

/** The certificates that wait, by their state and by their step into the registry. */
function WaitingCertificates({ kind, list: { counts, registryCounts, isSorted } }: WorkPartProps) {
  const { t } = useWords();
  return (
    <ListToDo
      parts={
        counts && [
          ...waitingStates.certificate.map((state) => ({
            title: t(`certificates.status.${state}`),
            count: counts[state],
            query: `status=${state}`,
          })),
          ...waitingStates.registry.map((state) => ({
            title: t('certificates.registry.refused'),
            count: registryCounts?.[state] ?? 0,
            query: `registry=${state}`,
          })),
        ]
      }
      order={!isSorted && t(`${areaOf[kind]}.order`)}
    />
  );
}

interface CertificateListPageProps<Row extends ListedCertificate>
  extends Pick<ComponentProps<typeof FullList<Row>>, 'columns' | 'rowId'> {
  readonly kind: CertificateKind;
  readonly list: ComponentProps<typeof FullList<Row>>['list'] &
    Work &
    Pick<ReturnType<typeof useCertificateUrl>, 'isSorted' | 'openId' | 'open' | 'close'> & {
      readonly class_id: number;
      /** The number of certificates at each step into the national registry; absent if they do not go there. */
      readonly registryCounts?: RegistryCounts | undefined;
    };
  /** Whether they go to the national registry. */
  readonly registers?: boolean;
}

interface OpenButtonProps {
  readonly row: Pick<ListedCertificate, 'name'>;
  readonly onOpen: () => void;
}

function OpenButton({ row: { name }, onOpen }: OpenButtonProps) {
  const { t } = useWords();
  return (
    <Button size="small" aria-label={t('certificates.open_named', { name })} onClick={onOpen}>
      {t('certificates.open')}
    </Button>
  );
}

/** The certificates of one kind of the active class: one person takes the numbers, another issues. */
export function CertificateListPage<Row extends ListedCertificate>({
  kind,
  list,
  registers = false,
  ...table
}: CertificateListPageProps<Row>) {
  const { t } = useWords();
  const [asked, setAsked] = useState<BatchStep>();
  const [isRegistering, setRegistering] = useState(false);
  const filters = useCertificateFilters(kind, registers);
  const { class_id, registryCounts } = list;
  const area = areaOf[kind];
  return (
    <ScreenPage
      description={t(`${area}.about`)}
      actions={
        <CertificateActions
          work={list}
          registers={registers}
          onAsk={setAsked}
          onRegister={() => setRegistering(true)}
        />
      }
    >
      <WorkBanners kind={kind} list={list} />
      <WaitingCertificates kind={kind} list={list} />
      <FullList
        {...table}
        area={area}
        filters={filters}
        list={list}
        rowLabel={({ name }) => name}
        rowActions={(row) => row.certificate_id && <OpenButton row={row} onOpen={() => list.open(row)} />}
      />
      {asked && (
        <BatchDialog
          {...{ kind, class_id }}
          step={asked}
          count={asked === 'issue' ? list.toIssue : list.toPrepare}
          isLast={asked === 'issue' && list.toIssue === list.lastToIssue}
          onClose={() => setAsked(undefined)}
        />
      )}
      <Suspense>
        {list.openId !== undefined && (
          <CertificateDrawer key={list.openId} list={list} certificateId={list.openId} />
        )}
        {isRegistering && registryCounts && (
          <RegistryDrawer classId={class_id} counts={registryCounts} onClose={() => setRegistering(false)} />
        )}
      </Suspense>
    </ScreenPage>
  );
}
