import { Navigate } from 'react-router-dom';

/** Without an identity provider nobody is on the way back from one: whoever comes here goes home. */
export function HomeRedirect() {
  return <Navigate to="/" replace />;
}
