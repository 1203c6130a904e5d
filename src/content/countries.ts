import type { Country } from '#domain/country.ts'
import { australia } from './countries/australia.ts'
import { france } from './countries/france.ts'
import { greece } from './countries/greece.ts'
import { india } from './countries/india.ts'
import { indonesia } from './countries/indonesia.ts'
import { italy } from './countries/italy.ts'
import { japan } from './countries/japan.ts'
import { kazakhstan } from './countries/kazakhstan.ts'
import { malaysia } from './countries/malaysia.ts'
import { nepal } from './countries/nepal.ts'
import { philippines } from './countries/philippines.ts'
import { singapore } from './countries/singapore.ts'
import { sriLanka } from './countries/sri-lanka.ts'
import { switzerland } from './countries/switzerland.ts'
import { thailand } from './countries/thailand.ts'
import { uae } from './countries/uae.ts'
import { vietnam } from './countries/vietnam.ts'

/** The explored countries in the order of their carousel, then the others. */
export const COUNTRIES: Country[] = [
  thailand,
  india,
  uae,
  australia,
  nepal,
  indonesia,
  singapore,
  kazakhstan,
  malaysia,
  sriLanka,
  vietnam,
  switzerland,
  france,
  italy,
  greece,
  japan,
  philippines,
]
