import './desk-preview.ts'
import './desk-typed.ts'
