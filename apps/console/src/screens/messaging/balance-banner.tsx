import { routeAccess } from '@skillcert/core';
import { Banner, ButtonLink } from '@skillcert/ui';
import { useWords } from '../../messages/words-state.js';
import { routes } from '../../routes.js';
import { useRequiredClass } from '../../shell/use-required-class.js';
import { useProfile } from '../../state/use-profile.js';

/** Warns of a low message balance, and leads accounts that may top it up there. */
export function BalanceBanner() {
  const { t } = useWords();
  const profile = useProfile();
  const { class_id } = useRequiredClass();
  const recharge = routes.byId['sms-recharge'];
  const mayTopUp = routeAccess(recharge, profile, { class_id }) === 'open';
  return (
    <Banner
      tone="warning"
      title={t('sms.recharge.low')}
      actions={
        mayTopUp && (
          <ButtonLink size="small" to={recharge.path}>
            {t('route.sms_recharge')}
          </ButtonLink>
        )
      }
    >
      {t('sms.balance_low_text')}
    </Banner>
  );
}
