import {
  type Availability,
  availabilityTones,
  availabilityWords,
  type Health,
  healthTones,
  healthWords,
  type Provenance,
  provenanceSentences,
  provenanceWords,
} from '../format/words.js'
import { Chip } from './Chip.js'

/** Says whether the evidence behind a number was read. */
export const AvailabilityChip = ({ availability }: { availability: Availability }) => (
  <Chip tone={availabilityTones[availability]}>{availabilityWords[availability]}</Chip>
)

/** The source of a number. */
export const ProvenanceChip = ({ provenance }: { provenance: Provenance }) => (
  <Chip tone={provenance === 'self_reported' ? 'ai' : 'info'} title={provenanceSentences[provenance]}>
    {provenanceWords[provenance]}
  </Chip>
)

/** The health of a source or connection. */
export const HealthChip = ({ health }: { health: Health }) => (
  <Chip tone={healthTones[health]}>{healthWords[health]}</Chip>
)
