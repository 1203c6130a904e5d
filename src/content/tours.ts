import { almaty } from '#content/tours/almaty.ts'
import { andaman } from '#content/tours/andaman.ts'
import { australia7d6n } from '#content/tours/australia-7d6n.ts'
import { bali6d5n } from '#content/tours/bali-6d5n.ts'
import { bali8d7n } from '#content/tours/bali-8d7n.ts'
import { dharamshala } from '#content/tours/dharamshala.ts'
import { dubai3n4d } from '#content/tours/dubai-3n4d.ts'
import { dubai5n6d } from '#content/tours/dubai-5n6d.ts'
import { franceItaly } from '#content/tours/france-italy.ts'
import { greece7n8d } from '#content/tours/greece-7n8d.ts'
import { gujarat3n4d } from '#content/tours/gujarat-3n4d.ts'
import { gujarat4n5d } from '#content/tours/gujarat-4n5d.ts'
import { japan } from '#content/tours/japan.ts'
import { japan5n6d } from '#content/tours/japan-5n6d.ts'
import { kashmir3n4d } from '#content/tours/kashmir-3n4d.ts'
import { kashmir5n6d } from '#content/tours/kashmir-5n6d.ts'
import { kasol2n3d } from '#content/tours/kasol-2n3d.ts'
import { kerala5n6d } from '#content/tours/kerala-5n6d.ts'
import { ladakh5n6d } from '#content/tours/ladakh-5n6d.ts'
import { lonavala3n4d } from '#content/tours/lonavala-3n4d.ts'
import { lonavala4n5d } from '#content/tours/lonavala-4n5d.ts'
import { malaysia } from '#content/tours/malaysia.ts'
import { manali3n4d } from '#content/tours/manali-3n4d.ts'
import { meghalaya5n6d } from '#content/tours/meghalaya-5n6d.ts'
import { nepal } from '#content/tours/nepal.ts'
import { philipenes } from '#content/tours/philipenes.ts'
import { rajasthan } from '#content/tours/rajasthan.ts'
import { rajasthan4n5d } from '#content/tours/rajasthan-4n5d.ts'
import { rajasthan5n6d } from '#content/tours/rajasthan-5n6d.ts'
import { shimla5n6d } from '#content/tours/shimla-5n6d.ts'
import { shimla9n10d } from '#content/tours/shimla-9n10d.ts'
import { sikkim5n6d } from '#content/tours/sikkim-5n6d.ts'
import { singapore4n5d } from '#content/tours/singapore-4n5d.ts'
import { singapore6n7d } from '#content/tours/singapore-6n7d.ts'
import { singaporeMalaysia } from '#content/tours/singapore-malaysia.ts'
import { spiti } from '#content/tours/spiti.ts'
import { sriLanka6n7d } from '#content/tours/sri-lanka-6n7d.ts'
import { switzerland5n6d } from '#content/tours/switzerland-5n6d.ts'
import { thailand4n5d } from '#content/tours/thailand-4n5d.ts'
import { thailand5n6d } from '#content/tours/thailand-5n6d.ts'
import { thailand8n9d } from '#content/tours/thailand-8n9d.ts'
import { uttrakhand } from '#content/tours/uttrakhand.ts'
import { vietnam4d5n } from '#content/tours/vietnam-4d5n.ts'
import { vietnam6n7d } from '#content/tours/vietnam-6n7d.ts'
import { vietnam9n10d } from '#content/tours/vietnam-9n10d.ts'
import type { TourSource } from '#domain/authoring/tour-document.ts'

/** Every tour, the most popular first: the order of listings and search results. */
export const TOURS: TourSource[] = [
  bali8d7n,
  rajasthan,
  switzerland5n6d,
  ladakh5n6d,
  thailand5n6d,
  kerala5n6d,
  singapore4n5d,
  shimla5n6d,
  vietnam6n7d,
  kashmir5n6d,
  dubai3n4d,
  andaman,
  japan,
  meghalaya5n6d,
  sriLanka6n7d,
  sikkim5n6d,
  thailand4n5d,
  kasol2n3d,
  nepal,
  gujarat3n4d,
  malaysia,
  rajasthan4n5d,
  almaty,
  manali3n4d,
  philipenes,
  uttrakhand,
  greece7n8d,
  spiti,
  bali6d5n,
  dharamshala,
  franceItaly,
  rajasthan5n6d,
  singaporeMalaysia,
  kashmir3n4d,
  vietnam4d5n,
  gujarat4n5d,
  dubai5n6d,
  shimla9n10d,
  australia7d6n,
  lonavala3n4d,
  japan5n6d,
  lonavala4n5d,
  thailand8n9d,
  singapore6n7d,
  vietnam9n10d,
]
