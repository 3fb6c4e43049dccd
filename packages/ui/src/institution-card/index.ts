export { InstitutionCard, type InstitutionCardProps } from './institution-card.js';
