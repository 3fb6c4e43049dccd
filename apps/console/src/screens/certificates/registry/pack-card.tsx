import type { RegistryPack } from '@skillcert/api-client';
import { Banner, Button, Card, ConfirmDialog, Inline, Stack, Text } from '@skillcert/ui';
import { useState } from 'react';
import { call } from '../../../client/call.js';
import { useFormats } from '../../../format/use-formats.js';
import { useWords } from '../../../messages/words-state.js';
import { useRoles } from '../../../state/use-profile.js';
import { useCertificateCommand } from '../use-certificate-command.js';
import { PackFileDialog } from './pack-file-dialog.js';
import { packSteps } from './pack-steps.js';
import { ReadAnswer } from './read-answer.js';
import { RegistryStatusBadge } from './registry-status-badge.js';
import { UndoAcceptance } from './undo-acceptance.js';

const states = ['packed', 'sent', 'accepted', 'rejected'] as const;

interface PackCardProps {
  readonly classId: number;
  readonly pack: RegistryPack;
}

interface ChangeDialogProps extends PackCardProps {
  readonly event: 'send' | 'discard';
  readonly onClose: () => void;
}

/** Asks before a pack counts as sent, or is discarded. */
function ChangeDialog({ classId, pack: { pack_id, pack_no }, event, onClose }: ChangeDialogProps) {
  const { t } = useWords();
  const run = useCertificateCommand();
  const [key] = useState(() => crypto.randomUUID());
  const change = () => call('certificate/changeRegistryPack', { class_id: classId, pack_id, event }, { key });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone={event === 'discard' ? 'danger' : 'accent'}
      title={t(`certificates.registry.${event}_named`, { number: pack_no })}
      description={t(`certificates.registry.${event}_text`)}
      confirmLabel={t(`certificates.registry.${event}`)}
      onConfirm={() => run(change, t('certificates.done'))}
    />
  );
}

/** The packer and the sender, and the progress of its certificates. */
function PackFacts({ pack }: Pick<PackCardProps, 'pack'>) {
  const { t } = useWords();
  const { minute } = useFormats();
  const { certificates, counts, packed_by, packed_at, sent_by, sent_at } = pack;
  const packed = { count: certificates, by: packed_by, time: minute(packed_at) };
  return (
    <>
      <Text as="p" size="sm" tone="muted">
        {t('certificates.registry.about_pack', packed)}
      </Text>
      {sent_at && (
        <Text as="p" size="sm" tone="muted">
          {t('certificates.registry.sent_by', { by: sent_by ?? '', time: minute(sent_at) })}
        </Text>
      )}
      <Inline gap="xs">
        {states
          .filter((state) => counts[state] > 0)
          .map((state) => (
            <RegistryStatusBadge key={state} status={state} count={counts[state]} />
          ))}
      </Inline>
      {counts.repacked > 0 && (
        <Text as="p">{t('certificates.registry.again', { count: counts.repacked })}</Text>
      )}
    </>
  );
}

/** One pack: its state, its file, and its possible steps. */
export function PackCard({ classId, pack }: PackCardProps) {
  const { t } = useWords();
  const roles = useRoles();
  const [changing, setChanging] = useState<'send' | 'discard'>();
  const [taking, setTaking] = useState<'all' | 'rejected'>();
  const [isAnswering, setAnswering] = useState(false);
  const { pack_no: number, mendable, lapsed } = pack;
  const steps = packSteps(pack, roles);
  const named = { number };
  return (
    <Card level={3} title={t('certificates.registry.pack_named', named)}>
      <Stack gap="sm">
        <PackFacts pack={pack} />
        {lapsed > 0 && <Banner tone="warning">{t('certificates.registry.lapsed', { count: lapsed })}</Banner>}
        <Inline>
          {lapsed === 0 && (
            <Button
              size="small"
              aria-label={t('certificates.registry.take_named', named)}
              onClick={() => setTaking('all')}
            >
              {t('certificates.registry.take')}
            </Button>
          )}
          {mendable > 0 && (
            <Button
              size="small"
              aria-label={t('certificates.registry.mend_named', named)}
              onClick={() => setTaking('rejected')}
            >
              {t('certificates.registry.mend')}
            </Button>
          )}
          {steps.map((step) => (
            <Button
              key={step}
              size="small"
              aria-label={t(`certificates.registry.${step}_named`, named)}
              aria-expanded={step === 'answer' ? isAnswering : undefined}
              onClick={() => (step === 'answer' ? setAnswering(!isAnswering) : setChanging(step))}
            >
              {t(`certificates.registry.${step}`)}
            </Button>
          ))}
          <UndoAcceptance classId={classId} pack={pack} />
        </Inline>
        {isAnswering && <ReadAnswer classId={classId} pack={pack} />}
      </Stack>
      {changing && (
        <ChangeDialog classId={classId} pack={pack} event={changing} onClose={() => setChanging(undefined)} />
      )}
      {taking && (
        <PackFileDialog classId={classId} pack={pack} only={taking} onClose={() => setTaking(undefined)} />
      )}
    </Card>
  );
}
