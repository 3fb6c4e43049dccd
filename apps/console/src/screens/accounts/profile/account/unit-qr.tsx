import type { OwnAccount } from '@skillcert/api-client';
import { Button, Inline, Stack, Text } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { keptPicture } from '../../../../client/kept-picture.js';
import { toaster } from '../../../../client/toaster.js';
import { useWords } from '../../../../messages/words-state.js';
import { refreshProfile } from '../../../../shell/refresh-profile.js';
import { UnitQrPicture } from './unit-qr-picture.js';

const UnitQrDialog = lazy(async () => ({ default: (await import('./unit-qr-dialog.js')).UnitQrDialog }));

interface UnitQrProps {
  readonly user_id: number;
  readonly unit: NonNullable<OwnAccount['unit']>;
  /** Whether the account speaks for the unit. */
  readonly isOurs: boolean;
}

/** The QR code by which the unit is reached, as the sidebar of its accounts shows it. */
export function UnitQr({ user_id, unit: { com_name, pi_qr }, isOurs }: UnitQrProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const file_id = keptPicture(pi_qr);
  if (!isOurs && !file_id) return null;

  const remove = () =>
    attempt(async () => {
      await call('user/updateUser', { user_id, unit: { pi_qr: '' } });
      toaster.show({ tone: 'success', message: t('profile.qr_removed') });
      await Promise.all([queries.invalidateQueries({ queryKey: ['user'] }), refreshProfile()]);
    });

  return (
    <Stack gap="sm">
      <Text tone="muted" size="sm">
        {t('profile.qr')}
      </Text>
      {file_id ? (
        <UnitQrPicture file_id={file_id} alt={t('profile.qr_of', { name: com_name })} />
      ) : (
        <Text as="p" tone="muted">
          {t('profile.qr_none')}
        </Text>
      )}
      {isOurs && (
        <Inline gap="sm">
          <Button size="small" onClick={() => setOpen(true)}>
            {t(file_id ? 'profile.qr_replace' : 'profile.qr_upload')}
          </Button>
          {pi_qr !== '' && (
            <Button size="small" variant="ghost" onClick={remove}>
              {t('profile.qr_remove')}
            </Button>
          )}
        </Inline>
      )}
      <Suspense>{open && <UnitQrDialog onClose={() => setOpen(false)} />}</Suspense>
    </Stack>
  );
}
