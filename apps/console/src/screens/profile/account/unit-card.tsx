import type { OwnAccount } from '@skillcert/api-client';
import { Card, Descriptions, Text } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';

/** The unit of the account and whom to ask there. */
export function UnitCard({ unit }: Pick<OwnAccount, 'unit'>) {
  const { t } = useWords();
  return (
    <Card title={t('profile.unit')}>
      {unit ? (
        <Descriptions
          items={[
            { id: 'com_name', label: t('profile.com_name'), value: unit.com_name, wide: true },
            { id: 'com_code', label: t('profile.com_code'), value: unit.com_code, wide: true },
            { id: 'pi_name', label: t('profile.pi_name'), value: unit.pi_name },
            { id: 'pi_phone', label: t('profile.pi_phone'), value: unit.pi_phone },
            { id: 'pi_email', label: t('profile.pi_email'), value: unit.pi_email, wide: true },
          ]}
        />
      ) : (
        <Text as="p" tone="muted">
          {t('profile.no_unit')}
        </Text>
      )}
    </Card>
  );
}
