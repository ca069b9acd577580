import { createRequire } from 'node:module'
import type { MethodDefinition } from '@grpc/grpc-js'

// The definitions of messages and services that ship in the client; its protobuf library is its own dependency.

type Streams = typeof import('@eventstore/db-client/generated/streams_pb.js')
type Shared = typeof import('@eventstore/db-client/generated/shared_pb.js')
type Status = typeof import('@eventstore/db-client/generated/status_pb.js')
type Features = typeof import('@eventstore/db-client/generated/serverfeatures_pb.js')
type Any = typeof import('google-protobuf/google/protobuf/any_pb.js')
type Empty = typeof import('google-protobuf/google/protobuf/empty_pb.js')
// biome-ignore lint/suspicious/noExplicitAny: what the generated services say of themselves
type Service = Readonly<Record<string, MethodDefinition<any, any>>>

const here = createRequire(import.meta.url)
const generated = (name: string): unknown => here(`@eventstore/db-client/generated/${name}.js`)
const ofClient = createRequire(here.resolve('@eventstore/db-client'))

export const streams = generated('streams_pb') as Streams
export const shared = generated('shared_pb') as Shared
export const status = generated('status_pb') as Status
export const features = generated('serverfeatures_pb') as Features
export const any = ofClient('google-protobuf/google/protobuf/any_pb.js') as Any
export const empty = ofClient('google-protobuf/google/protobuf/empty_pb.js') as Empty
export const { StreamsService } = generated('streams_grpc_pb') as { readonly StreamsService: Service }
export const { ServerFeaturesService } = generated('serverfeatures_grpc_pb') as {
  readonly ServerFeaturesService: Service
}

export type ReadReq = InstanceType<Streams['ReadReq']>
export type ReadResp = InstanceType<Streams['ReadResp']>
export type BatchAppendReq = InstanceType<Streams['BatchAppendReq']>
export type BatchAppendResp = InstanceType<Streams['BatchAppendResp']>
export type AppendReq = InstanceType<Streams['AppendReq']>
export type AppendResp = InstanceType<Streams['AppendResp']>
export type DeleteReq = InstanceType<Streams['DeleteReq']>
export type DeleteResp = InstanceType<Streams['DeleteResp']>
export type TombstoneReq = InstanceType<Streams['TombstoneReq']>
export type TombstoneResp = InstanceType<Streams['TombstoneResp']>
