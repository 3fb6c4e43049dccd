import '@skillcert/ui/file-input.css';
import '@skillcert/ui/file-upload.css';
import '@skillcert/ui/progress.css';
import type { OutputOf } from '@skillcert/api-client';
import { Button, Drawer, EmptyState, Heading, Inline, Stack, StateView, Text } from '@skillcert/ui';
import { useKeyed } from '../../../client/use-keyed.js';
import { usePager } from '../../../lists/use-pager.js';
import { useWords } from '../../../messages/words-state.js';
import { useCertificateCommand } from '../use-certificate-command.js';
import { ChosenResults } from './chosen-results.js';
import { PackCard } from './pack-card.js';
import { RefusedLines } from './refused-lines.js';
import { useRegistryPacks } from './use-registry-packs.js';

type Counts = OutputOf<'certificate/fetchCertificateLists'>['registry_counts'];

interface RegistryDrawerProps {
  readonly classId: number;
  /** The number of certificates of the class at each step. */
  readonly counts: Counts;
  readonly onClose: () => void;
}

/** Packs the waiting certificates, or refused ones once they are corrected. */
function PackButtons({ classId, counts }: Omit<RegistryDrawerProps, 'onClose'>) {
  const { t } = useWords();
  const run = useCertificateCommand();
  const keyed = useKeyed();
  const pack = async (from: 'none' | 'rejected') => {
    const asked = { class_id: classId, from };
    await run(() => keyed('certificate/packRegistry', asked), t('certificates.registry.pack_done'));
  };
  if (counts.none === 0 && counts.rejected === 0)
    return (
      <Text as="p" tone="muted">
        {t('certificates.registry.nothing')}
      </Text>
    );
  return (
    <Inline>
      {counts.none > 0 && (
        <Button variant="primary" onClick={() => pack('none')}>
          {t('certificates.registry.pack', { count: counts.none })}
        </Button>
      )}
      {counts.rejected > 0 && (
        <Button onClick={() => pack('rejected')}>
          {t('certificates.registry.pack_rejected', { count: counts.rejected })}
        </Button>
      )}
    </Inline>
  );
}

/** The way of a class's certificates into the national registry: packed, sent and refused ones. */
export function RegistryDrawer({ classId, counts, onClose }: RegistryDrawerProps) {
  const { t } = useWords();
  const list = useRegistryPacks(classId);
  const { packs, results, state, retry } = list;
  const pager = usePager(list);
  return (
    <Drawer
      open
      onOpenChange={onClose}
      size="large"
      title={t('certificates.registry.heading')}
      description={t('certificates.registry.text')}
    >
      <Stack gap="lg">
        <PackButtons classId={classId} counts={counts} />
        {counts.rejected > 0 && (
          <Stack gap="sm">
            <Heading level={3}>{t('certificates.registry.refused')}</Heading>
            <RefusedLines classId={classId} />
          </Stack>
        )}
        <StateView state={state} onRetry={retry}>
          <Stack>
            {packs.length === 0 && (
              <EmptyState
                title={t('certificates.registry.no_packs')}
                description={t('certificates.registry.no_packs_text')}
              />
            )}
            {packs.map((pack) => (
              <PackCard key={pack.pack_id} classId={classId} pack={pack} />
            ))}
            {pager}
            {packs[0] && results.length > 0 && (
              <ChosenResults classId={classId} pack={packs[0]} results={results} />
            )}
          </Stack>
        </StateView>
      </Stack>
    </Drawer>
  );
}
