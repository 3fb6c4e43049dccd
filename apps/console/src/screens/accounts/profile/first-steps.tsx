import { useSession } from '../../../state/session.js';
import { NeededFactorScreen } from './factor/needed-factor-screen.js';
import { InitialPasswordScreen } from './password/initial-password-screen.js';

/**
 * The pages that replace every other one until the account may be used: first its own password, then its second
 * factor.
 */
export function FirstSteps() {
  const session = useSession();
  const mustChange = 'profile' in session && session.profile.must_change_password;
  return mustChange ? <InitialPasswordScreen /> : <NeededFactorScreen />;
}
