import type { Country } from '#domain/catalogue/country.ts'
import type { Fact } from '#domain/facts/fact.ts'
import type { PriceWindow } from '#domain/prices/price-window.ts'

/** The countries, and all facts that a tour may name. */
export type World = { countries: Pick<Country, 'slug' | 'name' | 'visa' | 'guide'>[]; facts: Fact[] }

/** A live tour, how its description begins, its addresses in small letters, and the nights and days for which its prices were given. */
export type Claims = { id: string; title: string; begins: string; pricedFor: string; addresses: string[] }

/** The data for judging a tour. `windows`: prices by tour id. `today`: ISO. */
export type Known = World & { tours: Claims[]; windows: Map<string, PriceWindow[]>; today: string }
