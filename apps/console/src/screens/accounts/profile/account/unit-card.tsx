import type { OwnAccount } from '@skillcert/api-client';
import { Button, Card, Descriptions, Stack, Text } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../../messages/words-state.js';
import { EditUnitDialog } from './edit-unit-dialog.js';
import { UnitQr } from './unit-qr.js';

/** The unit of the account and its contact. */
export function UnitCard({ account }: { readonly account: OwnAccount }) {
  const { t } = useWords();
  const [editing, setEditing] = useState(false);
  const { unit, user_id, speaks_for_unit } = account;
  return (
    <Card
      title={t('profile.unit')}
      footer={speaks_for_unit && <Button onClick={() => setEditing(true)}>{t('profile.edit_unit')}</Button>}
    >
      {unit ? (
        <Stack>
          <Descriptions
            items={[
              { id: 'com_name', label: t('profile.com_name'), value: unit.com_name, wide: true },
              { id: 'com_code', label: t('profile.com_code'), value: unit.com_code, wide: true },
              { id: 'pi_name', label: t('profile.pi_name'), value: unit.pi_name },
              { id: 'pi_phone', label: t('profile.pi_phone'), value: unit.pi_phone },
              { id: 'pi_email', label: t('profile.pi_email'), value: unit.pi_email, wide: true },
            ]}
          />
          <UnitQr user_id={user_id} unit={unit} isOurs={speaks_for_unit} />
        </Stack>
      ) : (
        <Text as="p" tone="muted">
          {t('profile.no_unit')}
        </Text>
      )}
      {editing && unit && <EditUnitDialog user_id={user_id} unit={unit} onClose={() => setEditing(false)} />}
    </Card>
  );
}
