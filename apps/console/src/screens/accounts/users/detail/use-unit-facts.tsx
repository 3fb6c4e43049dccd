import type { AccountRecord } from '@skillcert/api-client';
import { keptPicture } from '../../../../client/kept-picture.js';
import { useWords } from '../../../../messages/words-state.js';
import { UnitQrPicture } from '../../profile/account/unit-qr-picture.js';
import { useUnitCategories } from '../form/use-unit-categories.js';

/** The known facts of an account's unit, as lines; none if it has no unit. */
export const useUnitFacts = (unit: AccountRecord['unit']) => {
  const { t } = useWords();
  const { kindTitle, formTitle } = useUnitCategories();
  if (!unit) return [];
  const qr = keptPicture(unit.pi_qr);
  const contact = [unit.pi_name, unit.pi_phone, unit.pi_email].filter(Boolean).join(' ');
  return [
    { id: 'com_name', label: t('users.com_name'), value: unit.com_name, wide: true },
    { id: 'com_code', label: t('users.com_code'), value: unit.com_code || t('common.empty') },
    { id: 'pi', label: t('users.pi_name'), value: contact || t('common.empty') },
    ...(qr
      ? [
          {
            id: 'pi_qr',
            label: t('users.pi_qr'),
            value: <UnitQrPicture file_id={qr} alt={t('users.pi_qr')} />,
          },
        ]
      : []),
    {
      id: 'organization_category',
      label: t('users.organization_category'),
      value: kindTitle(unit.organization_category) || t('common.empty'),
    },
    {
      id: 'com_type_category',
      label: t('users.com_type_category'),
      value: formTitle(unit.com_type_category) || t('common.empty'),
    },
  ];
};
