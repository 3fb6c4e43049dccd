import type { SmsConfig } from '../../../platform/settings/gateway-environment.js';
import type { ProviderTemplates } from './provider-templates.js';

/** The parts of an adapter. */
export interface GatewayParts {
  readonly config: SmsConfig;
  readonly secret: string;
  readonly templates: ProviderTemplates;
  readonly now: () => Date;
}
